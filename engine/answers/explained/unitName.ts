// What exact amounts count in.

import type { LocaleFormatter } from '../../language/localeFormatter.ts';

/** The short name of the unit of one; empty where the portal names none. */
export function unitName(formatter: LocaleFormatter): string {
  const unit = formatter.portal.settings.units.find(({ value }) => value === 1);
  return unit ? formatter.plain(unit.short) : '';
}

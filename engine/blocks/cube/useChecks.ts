// Asks whether the names of a question's fields are those of its figures; that it could not be asked is only logged.

import { useEffect, useRef } from 'react';

import type { CubeView } from './cube.kind.ts';

/** With each change of the question, never for the one that the page came with. */
export function useChecks({ checks }: CubeView): void {
  const fields = checks?.fields.join(',') ?? '';
  const address = checks?.address ?? '';
  const before = useRef(fields);
  useEffect(() => {
    if (address === '' || fields === before.current) return;
    before.current = fields;
    checkFields(address, fields.split(',')).catch((error: unknown) => {
      console.warn('the check of fields failed', error);
    });
  }, [address, fields]);
}

async function checkFields(address: string, fields: readonly string[]): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const known = (await response.json()) as readonly { readonly field: string }[];
  const strange = fields.filter((name) => known.every(({ field }) => field !== name));
  if (strange.length > 0) console.info('fields that the check does not know', strange.join(', '));
}

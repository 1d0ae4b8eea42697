// The bar at the top while anything a reader waits for is fetched; the page stays in place meanwhile.

import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFetching } from '../data/fetching.ts';
import { useShell } from '../data/useShell.ts';

export function LoadingBar(): ReactNode {
  const { t } = useTranslation();
  const { loadingBar } = useShell();
  const loading = useFetching();
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!loading) {
      const timer = setTimeout(() => setPercent(0), 2 * loadingBar.tick);
      return () => clearTimeout(timer);
    }
    const step = (100 * loadingBar.tick) / loadingBar.duration;
    const timer = setInterval(
      () => setPercent((before) => Math.min(loadingBar.finish, before + step)),
      loadingBar.tick,
    );
    return () => clearInterval(timer);
  }, [loading, loadingBar]);
  if (percent === 0) return null;
  return (
    // a region of its own: it hangs over the page, in none of its landmarks
    <section aria-label={t('page.loading')}>
      <progress
        className="loading-bar"
        max={100}
        value={loading ? percent : 100}
        aria-label={t('page.loading')}
      />
    </section>
  );
}

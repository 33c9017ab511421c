// For Today: offers to tell of new orders, while this device could and does not.
import { Link } from '../frame/Link.tsx';
import type { News } from '../today/news.tsx';
import { ALERTS_OFF_CARD, SET_UP_ALERTS } from './messages.ts';
import { alertsState, useDeskAlerts } from './use-alerts.ts';

/** The offer, as a card; nothing where it is on or cannot be had. */
export function useAlertNews(): News {
  const alerts = useDeskAlerts();
  const state = alerts && alertsState(alerts);
  if (state !== 'off' && state !== 'install-first') return {};
  return {
    card: (
      <section key="alerts" className="desk-card" aria-label={SET_UP_ALERTS}>
        <p>{ALERTS_OFF_CARD}</p>
        <p className="desk-links">
          <Link to="/desk/alerts">{SET_UP_ALERTS}</Link>
        </p>
      </section>
    ),
  };
}

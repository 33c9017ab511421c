import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Select } from '#ui/form/Field.tsx';
import { useIsMerchant } from '../frame/use-merchant.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { InstallDesk } from './InstallDesk.tsx';
import * as messages from './messages.ts';
import { type AlertsState, type AlertsView, useAlerts } from './use-alerts.ts';
import './Alerts.css';

const hours = () =>
  Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    words: messages.hourWords(hour),
  }));
/** When quiet hours end until somebody chooses. */
const MORNING = 7;

const stateWords = (): Readonly<Record<AlertsState, string>> => ({
  on: messages.ALERTS_ARE_ON,
  off: messages.ALERTS_ARE_OFF,
  blocked: messages.PROBLEMS.blocked,
  'install-first': messages.INSTALL_FIRST,
  unable: messages.UNABLE,
  'not-set-up': messages.NOT_SET_UP,
});

/** Whether this device tells of news at the desk, of which, and when without a sound. */
export function Alerts() {
  const view = useAlerts();
  if (!view) return null;
  return (
    <div className="desk-page">
      <h1>{messages.ALERTS_TITLE}</h1>
      <Switch view={view} />
      <Choices view={view} />
      <InstallDesk />
      <LanguageChoice />
    </div>
  );
}

type PartProps = { view: AlertsView };

function Switch({ view: { state, isBusy, problem, turnOn, turnOff } }: PartProps) {
  return (
    <div className="desk-card">
      <p role="status">{stateWords()[state]}</p>
      {(state === 'off' || state === 'blocked') && (
        <Button disabled={isBusy} onClick={turnOn}>
          {messages.TURN_ON}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="secondary" disabled={isBusy} onClick={turnOff}>
          {messages.TURN_OFF}
        </Button>
      )}
      {problem && problem !== state && (
        <Notice tone="careful" isUrgent>
          {messages.PROBLEMS[problem]}
        </Notice>
      )}
    </div>
  );
}

function Choices({ view: { alerts, choose } }: PartProps) {
  const [from, to] = alerts.quiet ?? [];
  return (
    <div className="desk-card">
      <News news={alerts.news} choose={choose} />
      <div className="alerts-quiet">
        <Select
          label={messages.QUIET_FROM}
          value={from ?? ''}
          options={[{ value: '', words: messages.NO_QUIET }, ...hours()]}
          onChange={({ target: { value } }) =>
            choose({ quiet: value === '' ? null : [Number(value), to ?? MORNING] })
          }
        />
        {from !== undefined && (
          <Select
            label={messages.QUIET_TO}
            value={to}
            options={hours().filter(({ value }) => Number(value) !== from)}
            onChange={({ target: { value } }) => choose({ quiet: [from, Number(value)] })}
          />
        )}
      </div>
      {from !== undefined && <p className="desk-soft">{messages.QUIET_MEANS}</p>}
      <label className="alerts-sound">
        <input
          type="checkbox"
          checked={alerts.hasSound}
          onChange={({ target: { checked } }) => choose({ hasSound: checked })}
        />
        <span>{messages.SOUND}</span>
      </label>
    </div>
  );
}

function News({ news, choose }: Pick<AlertsView['alerts'], 'news'> & Pick<AlertsView, 'choose'>) {
  if (!useIsMerchant()) return <p>{messages.PACKERS_NEWS}</p>;
  return (
    <Select
      label={messages.WHAT}
      hint={news === 'all' ? messages.ALL_NEWS_ARE : undefined}
      value={news}
      options={[
        { value: 'all', words: messages.ALL_NEWS },
        { value: 'pack', words: messages.TO_PACK_NEWS },
      ]}
      onChange={({ target: { value } }) => choose({ news: value === 'pack' ? 'pack' : 'all' })}
    />
  );
}

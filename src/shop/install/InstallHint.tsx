import { useRef, useState } from 'react';
import { install } from '#browser/sync/install-offer.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { endHint, isHintOver } from '#domain/device/install-state.ts';
import { Button } from '#ui/form/Button.tsx';
import { useMedia } from '#ui/media/use-media.ts';
import { Sentence } from '#ui/text/Sentence.tsx';
import { isHintDue, useInstallWay } from './install-way.ts';
import {
  ADD_TO_HOME_SCREEN,
  CART_STAYS_HERE,
  CHOOSE_ADD,
  INSTALL,
  INSTALL_SHOP,
  type InstallOutcome,
  KEEP_ON_COMPUTER,
  KEEP_ON_HOME_SCREEN,
  NOT_NOW,
  OUTCOME_WORDS,
  SHARE,
  TAP_SHARE,
} from './messages.ts';
import './InstallHint.css';

/** Suggests once, when something is in the cart, to install the shop. Part of the page's flow; covers nothing. */
export function InstallHint() {
  const way = useInstallWay();
  const known = useLiveQuery(readHint, []);
  const [outcome, setOutcome] = useState<InstallOutcome | null>(null);
  const isComputer = useMedia('(hover: hover) and (pointer: fine)');
  const place = useRef<HTMLDivElement>(null);

  async function press() {
    const made = await install();
    setOutcome(made);
    place.current?.focus();
    if (made === 'dismissed') await end();
  }
  function notNow() {
    place.current?.focus();
    void end();
  }

  const isShown = known !== undefined && isHintDue({ ...known, way });
  const isAnswered = outcome === 'dismissed' || (outcome !== null && !known?.isOver);
  return (
    <div ref={place} tabIndex={-1}>
      {(isShown || isAnswered) && (
        <section className="install-hint" aria-label={INSTALL_SHOP}>
          {outcome ? (
            <p role="status">{OUTCOME_WORDS[outcome]}</p>
          ) : (
            <>
              <p>{isComputer ? KEEP_ON_COMPUTER : KEEP_ON_HOME_SCREEN}</p>
              {way === 'share' && <ShareSteps />}
              <div className="install-hint__answers">
                {way === 'button' && (
                  <Button variant="secondary" onClick={() => void press()}>
                    {INSTALL}
                  </Button>
                )}
                <Button variant="link" onClick={notNow}>
                  {NOT_NOW}
                </Button>
              </div>
            </>
          )}
        </section>
      )}
    </div>
  );
}

async function readHint(): Promise<{ hasAdded: boolean; isOver: boolean }> {
  const database = deviceDatabase();
  const hasAdded = (await database.cartItems.count()) > 0;
  return { hasAdded, isOver: await isHintOver(database) };
}

/** If the phone cannot save the answer, the hint comes up again another time. */
function end(): Promise<void> {
  return endHint(deviceDatabase(), 'not-now').catch(console.error);
}

/** The manual steps on an iPhone or iPad. */
function ShareSteps() {
  return (
    <>
      <ol className="install-hint__steps">
        <li>
          <Sentence
            text={TAP_SHARE}
            parts={{
              share: <strong>{SHARE}</strong>,
              sign: <Sign path="M12 15V3.5M8 7l4-4 4 4M8 10.5H6V21h12V10.5h-2" />,
            }}
          />
        </li>
        <li>
          <Sentence
            text={CHOOSE_ADD}
            parts={{
              entry: <strong>{ADD_TO_HOME_SCREEN}</strong>,
              sign: <Sign path="M4 4h16v16H4zM12 8.5v7M8.5 12h7" />,
            }}
          />
        </li>
      </ol>
      <p className="install-hint__aside">{CART_STAYS_HERE}</p>
    </>
  );
}

function Sign({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

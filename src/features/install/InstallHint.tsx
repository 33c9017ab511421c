import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { endHint, isHintOver } from '#core/device/install-state.ts';
import { install } from '#page-sync/install-offer.ts';
import { Button } from '#ui/Button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { isHintDue, useInstallWay } from './install-way.ts';
import { type InstallOutcome, OUTCOME_WORDS } from './messages.ts';
import './InstallHint.css';

/** Says once, when something is in the cart, that the shop can be kept at hand. It stands in the page and covers nothing. */
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
        <section className="install-hint" aria-label="Install Haat">
          {outcome ? (
            <p role="status">{OUTCOME_WORDS[outcome]}</p>
          ) : (
            <>
              <p>
                Keep Haat on your {isComputer ? 'computer' : 'home screen'} – it works without a
                network.
              </p>
              {way === 'share' && <ShareSteps />}
              <div className="install-hint__answers">
                {way === 'button' && (
                  <Button variant="secondary" onClick={() => void press()}>
                    Install
                  </Button>
                )}
                <Button variant="link" onClick={notNow}>
                  Not now
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

/** A phone that cannot keep the answer asks once more at another time. */
function end(): Promise<void> {
  return endHint(deviceDatabase(), 'not-now').catch(console.error);
}

/** How it is done by hand on an iPhone or iPad. */
function ShareSteps() {
  return (
    <>
      <ol className="install-hint__steps">
        <li>
          Tap <strong>Share</strong> <Sign path="M12 15V3.5M8 7l4-4 4 4M8 10.5H6V21h12V10.5h-2" />
        </li>
        <li>
          Choose <strong>Add to Home Screen</strong> <Sign path="M4 4h16v16H4zM12 8.5v7M8.5 12h7" />
        </li>
      </ol>
      <p className="install-hint__aside">What is in your cart stays here, in this browser.</p>
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

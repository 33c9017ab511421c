import { useState, useSyncExternalStore } from 'react';
import { canInstall, install, onInstallOffer } from '#browser/sync/install-offer.ts';
import { isOnHomeScreen } from '#engine/lib/capabilities.ts';
import { Button } from '#ui/form/Button.tsx';
import * as messages from './messages.ts';

/** Offers to install the desk where the browser does, and says how on an iPhone; otherwise nothing. */
export function InstallDesk() {
  const isOffered = useSyncExternalStore(onInstallOffer, canInstall);
  const [outcome, setOutcome] = useState<keyof typeof messages.INSTALLED | null>(null);
  const isByHand = isOnHomeScreen(navigator) === false;
  if (!isOffered && !isByHand && !outcome) return null;
  return (
    <section className="desk-card" aria-labelledby="install-desk">
      <h2 id="install-desk">{messages.INSTALL_TITLE}</h2>
      <p>{messages.INSTALL_WHY}</p>
      {isByHand && <p>{messages.INSTALL_ON_APPLE}</p>}
      {isOffered && (
        <Button variant="secondary" onClick={() => void install().then(setOutcome)}>
          {messages.INSTALL}
        </Button>
      )}
      <p role="status">{outcome && messages.INSTALLED[outcome]}</p>
    </section>
  );
}

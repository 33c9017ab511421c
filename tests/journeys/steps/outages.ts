// The two ways in which a phone loses the shop: its own radio is off and it knows, or everything behind the radio is
// gone and it does not.
import type { BrowserContext } from 'playwright/test';
import type { FaultProxy } from '../../support/fault-proxy.ts';

export type Outage = {
  name: string;
  begin(context: BrowserContext, network: FaultProxy): Promise<void>;
  end(context: BrowserContext, network: FaultProxy): Promise<void>;
};

export const outages: readonly Outage[] = [
  {
    name: 'the phone is offline',
    begin: (context) => context.setOffline(true),
    end: (context) => context.setOffline(false),
  },
  {
    name: 'the network is cut behind the phone',
    begin: async (_context, network) => network.cut(),
    // Nothing tells the phone that it is over: it looks by itself.
    end: async (_context, network) => network.join({ quietly: true }),
  },
];

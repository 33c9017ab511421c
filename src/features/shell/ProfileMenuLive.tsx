import { useNavigate } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { readAccount } from '#core/device/account.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { type HeaderAccount, ProfileMenu } from './ProfileMenu.tsx';
import { displayName } from './ProfileMenuName.ts';

/** The profile menu as things stand on this phone. */
export function LiveProfileMenu() {
  const account = useLiveQuery(readHeaderAccount, [], 'unknown');
  const navigate = useNavigate();
  const onLogOut = () => void logOut().then(() => navigate({ to: '/login' }), console.error);
  return <ProfileMenu account={account} onLogOut={onLogOut} />;
}

async function readHeaderAccount(): Promise<HeaderAccount> {
  const account = await readAccount(deviceDatabase());
  return account && { name: displayName() };
}

/** The account and its cart leave this phone together; what it left waiting stays its own. */
async function logOut(): Promise<void> {
  const database = deviceDatabase();
  const { deviceState, cartItems } = database;
  await database.transaction('rw', deviceState, cartItems, async () => {
    await deviceState.delete('account');
    await cartItems.clear();
  });
}

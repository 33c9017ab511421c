import { useEffect, useMemo } from 'react';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readImportPhoto } from '#domain/product/desk/kept-import.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';

/** `name`: its file in the folder, its address or words for it. `picture`: its number. `productId`: who has it already. */
type Shown = { name: string; picture: string | null; productId?: string };

/** Pictures of the shop and of this device. Others are named: the desk asks no server elsewhere on the web. */
export function ShownPictures({ pictures }: { pictures: readonly Shown[] }) {
  return (
    <ul className="desk-import__pictures">
      {pictures.map(({ name, picture, productId }) => (
        <li key={picture ?? name}>
          {productId !== undefined && picture !== null ? (
            <Thumbnail productId={productId} image={picture} />
          ) : (
            <KeptPicture name={name} picture={picture} />
          )}
        </li>
      ))}
    </ul>
  );
}

function KeptPicture({ name, picture }: Shown) {
  const { uid } = useOwnDesk();
  const file = useLiveQuery(
    () => (picture === null ? undefined : readImportPhoto(deviceDatabase(), uid, picture)),
    [uid, picture],
  );
  const address = useMemo(
    () => file && URL.createObjectURL(new Blob([file.bytes], { type: file.type })),
    [file],
  );
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  const words = fileName(name);
  if (!address) return <span>{words}</span>;
  return <img className="picture" src={address} width={100} height={100} alt={words} />;
}

/** The last part of a path or an address. */
function fileName(name: string): string {
  const [path = name] = name.split(/[?#]/);
  return path.split('/').findLast((part) => part !== '') ?? name;
}

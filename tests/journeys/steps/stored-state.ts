// Saves and restores a browser's storage for the shop. Both functions run in a page, so each contains everything it needs.

/** JSON of databases, caches and `localStorage`; of large immutable caches, only the addresses. @throws for a row that JSON cannot hold. */
export async function readStorage(): Promise<string> {
  const done = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  const isPlain = (value: unknown): boolean =>
    value === null ||
    ['string', 'number', 'boolean', 'undefined'].includes(typeof value) ||
    (Array.isArray(value) && value.every(isPlain)) ||
    (Object.getPrototypeOf(value) === Object.prototype &&
      Object.values(value as object).every(isPlain));

  const databases = [];
  for (const { name, version } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(String(name)));
    const stores = [];
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      if (!values.every(isPlain)) throw new Error(`${storeName} has rows that JSON cannot hold`);
      const isInline = store.keyPath !== null;
      const rows = values.map((value, at) => (isInline ? [value] : [value, keys[at]]));
      stores.push({ name: storeName, rows });
    }
    database.close();
    databases.push({ name, version, stores });
  }
  const kept = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const isLarge = /precache|product-pictures/.test(name);
    const entries = [];
    for (const { url } of await cache.keys()) {
      const response = isLarge ? undefined : await cache.match(url);
      entries.push({ url, text: response ? await response.text() : null });
    }
    kept.push({ name, entries });
  }
  return JSON.stringify({ databases, caches: kept, local: { ...localStorage } }, (_key, value) =>
    value === undefined || (typeof value === 'number' && !Number.isFinite(value))
      ? { beyondJson: String(value) }
      : value,
  );
}

/** Restores exactly what {@link readStorage} returned; false where another worker, version or loss makes that impossible. */
export async function writeStorage(stored: string): Promise<boolean> {
  type Stored = {
    databases: {
      name: string;
      version: number;
      stores: { name: string; rows: [unknown, IDBValidKey?][] }[];
    }[];
    caches: { name: string; entries: { url: string; text: string | null }[] }[];
    local: Record<string, string>;
  };
  const wanted: Stored = JSON.parse(stored, (_key, value) => {
    if (typeof value?.beyondJson !== 'string') return value;
    return value.beyondJson === 'undefined' ? undefined : Number(value.beyondJson);
  });

  const isOurs = (it: ServiceWorkerRegistration) => new URL(it.scope).pathname === '/';
  const registrations = await navigator.serviceWorker.getRegistrations();
  const [ours, ...others] = registrations.toSorted((one, other) => +isOurs(other) - +isOurs(one));
  if (!ours?.active || ours.waiting || ours.installing || !isOurs(ours)) return false;
  for (const other of others) await other.unregister();

  const known = await indexedDB.databases();
  for (const { name, version } of wanted.databases) {
    if (!known.some((it) => it.name === name && it.version === version)) return false;
  }
  const namesOf = (list: readonly { name: string }[]) => new Set(list.map(({ name }) => name));
  const databases = namesOf(wanted.databases);
  for (const { name = '' } of known) {
    if (databases.has(name)) continue;
    await new Promise<void>((resolve, reject) => {
      const asked = indexedDB.deleteDatabase(name);
      asked.onsuccess = () => resolve();
      asked.onerror = () => reject(asked.error);
      asked.onblocked = () => reject(new Error(`${name} is in use`));
    });
  }
  for (const { name, stores } of wanted.databases) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const names = namesOf(stores);
    const areTheSame =
      database.objectStoreNames.length === names.size &&
      [...database.objectStoreNames].every((it) => names.has(it));
    if (areTheSame) {
      const change = database.transaction([...names], 'readwrite', { durability: 'relaxed' });
      for (const store of stores) {
        const table = change.objectStore(store.name);
        table.clear();
        for (const [value, key] of store.rows) table.put(value, key);
      }
      await new Promise<void>((resolve, reject) => {
        change.oncomplete = () => resolve();
        change.onerror = () => reject(change.error);
        change.onabort = () => reject(change.error);
      });
    }
    database.close();
    if (!areTheSame) return false;
  }

  const cacheNames = namesOf(wanted.caches);
  for (const name of await caches.keys()) if (!cacheNames.has(name)) await caches.delete(name);
  for (const { name, entries } of wanted.caches) {
    const cache = await caches.open(name);
    const texts = new Map(entries.map(({ url, text }) => [url, text]));
    const present = new Set((await cache.keys()).map(({ url }) => url));
    for (const url of present) if (!texts.has(url)) await cache.delete(url);
    for (const [url, text] of texts) {
      if (text !== null) await cache.put(url, new Response(text));
      else if (!present.has(url)) return false;
    }
  }
  localStorage.clear();
  for (const [key, value] of Object.entries(wanted.local)) localStorage.setItem(key, value);
  return true;
}

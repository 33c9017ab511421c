// Slips that no case can notice because they change nothing, with the reason; an entry that matches no slip any more fails.

const LOOKS_AT_SENT =
  'the condition looks at what is sent; reading and deleting send nothing, which denies';

export const HARMLESS_MUTANTS: readonly { readonly name: RegExp; readonly why: string }[] = [
  {
    name: /`list: if (is\w+\([^)]*\) && )?isBoundedList\(\);` becomes `list, (get|create|update|delete):/,
    why: 'only a list has a limit; for any other verb the condition has no value, which denies',
  },
  { name: /`get;` becomes `get, list;`/, why: 'a fixed document is never asked about a list' },
  {
    name: /`delete: if isDeletionNoted\([^`]*;` becomes `delete, (get|list|create):/,
    why: 'what is deleted in this way everybody may get and list, and of what is not there yet no deletion can be noted',
  },
  {
    name: /`get: if isOwner\(uid\);` becomes `get, list:/,
    why: 'a list of people names nobody, so there is no uid to be equal to, which denies',
  },
  {
    name: /`get: if [^`]*resource\.data\.(userId|uid)[^`]*;` becomes `get, create:/,
    why: 'before it is created a document has no data to look at, which denies',
  },
  {
    name: /`\{deleted\}` becomes `\{deleted=\*\*\}`/,
    why: 'a note names a document of a collection, and no path',
  },
  ...[
    /`create, update: if [^`]*isNoted\(collection, deleted\);` becomes `create, update, (get|list|delete):/,
    /`create: if [^`]*is\w+\(request\.resource\.data[^`]*;` becomes `create, (get|list|delete):/,
    /`create, update: if [^`]*is\w+\(request\.resource\.data[^`]*;` becomes `create, update, (get|list|delete):/,
    /`update: if (isResend\(\)|isSentAgain\([^)]*\)|isOwner\(uid\))[^`]*;` becomes `update, (get|list|delete):/,
  ].map((name) => ({ name, why: LOOKS_AT_SENT })),
  {
    name: /`update: if [^`]*(isResend|isSentAgain|changesOnly)\([^`]*;` becomes `update, create:/,
    why: 'before it is created a document has no data to be compared with, which denies',
  },
  {
    name: /`update: if ((isMerchant|isAtDesk)\(\) && )?(isSigned\(\)|isNoted\([^)]*\)) && [^`]*;` becomes `update, (get|list|create|delete):/,
    why: 'each step looks at what is stored and at what is sent; reading and deleting send nothing, and a new document has nothing stored',
  },
  {
    name: /`create: if [^`]*isAddress\(request\.resource\.data\);` becomes `create, update:/,
    why: 'an address that may be added may be written over as well',
  },
  {
    name: /`create: if [^`]*isFence\(request\.resource\.data\);` becomes `create, update:/,
    why: 'a fence that may be put up may be moved as well',
  },
];

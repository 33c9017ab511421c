// Makes something costly on first use. For the formats of `Intl`: the first of each kind takes some tens of
// milliseconds.

/** Makes it at the first call; later calls return the same. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

// What is costly to make, made when it is first asked for. For the formats of `Intl`: the first of a kind reads its tables for some tens of
// milliseconds.

/** Makes it with the first call, and gives the same with every other one. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

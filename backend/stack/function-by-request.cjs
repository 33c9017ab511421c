/**
 * Loaded into each process of the functions emulator before its own code: each request names its function, so that one
 * process can serve all of them.
 */
const Module = require('node:module');

/** The function of a request: its name and its signature type. */
const FUNCTION_HEADER = 'x-haat-function';

module.exports = { FUNCTION_HEADER };

// The path of the emulator runtime's catch-all handler, which takes the function from a message to its process and
// reads it when it begins.
const EVERYTHING = '/*';

const load = Module._load;
Module._load = function (name, ...rest) {
  const loaded = load.call(this, name, ...rest);
  if (name === 'express' && process.env.FUNCTION_DEBUG_MODE) {
    Module._load = load;
    const { all } = loaded.application;
    loaded.application.all = function (path, answer) {
      return all.call(this, path, path === EVERYTHING ? inTurn(answer) : answer);
    };
  }
  return loaded;
};

/** Handlers begin one after the other, each with its own function; then they run concurrently. */
function inTurn(answer) {
  let begun = Promise.resolve();
  return (request, response) => {
    begun = begun.then(async () => {
      const [functionTarget, functionSignature] = request.headers[FUNCTION_HEADER].split(' ');
      delete request.headers[FUNCTION_HEADER];
      process.emit('message', JSON.stringify({ functionTarget, functionSignature }));
      await new Promise(setImmediate);
      void answer(request, response);
    });
  };
}

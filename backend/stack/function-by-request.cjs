/**
 * Loaded into each process of the functions emulator before its own code: each request says which function it is for, so that one process
 * can answer for all of them.
 */
const Module = require('node:module');

/** Which function a request is for: its name and how it is called. */
const FUNCTION_HEADER = 'x-haat-function';

module.exports = { FUNCTION_HEADER };

// What the emulator's runtime answers everything with; it takes the function from a message to its process, and reads it as it begins.
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

/** Answers begin one after the other, each with its own function; they go on side by side. */
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

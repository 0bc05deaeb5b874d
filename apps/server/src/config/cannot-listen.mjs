// @ts-check
// Plain JavaScript like options.mjs: `npm start` looks whether the port is free before it installs anything.

/**
 * The sentence for an address that cannot be listened on.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} host
 */
export function cannotListen(error, port, host) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Perhaps ConvoStat is running already; if not, choose another port: npm start -- --port ${port === 65535 ? 4321 : port + 1}`
    case 'EACCES':
      return `Port ${port} is reserved for the system. Choose one from 1024 up: npm start -- --port 4321`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `CONVOSTAT_LISTEN is "${host}", which is not an address of this computer.`
    default:
      return `Cannot listen on port ${port}: ${error.message}`
  }
}

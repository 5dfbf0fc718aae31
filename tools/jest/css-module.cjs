// jest loads this instead of CSS modules (moduleNameMapper in jest.config.mjs): each class name maps to itself.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name in target ? target[name] : String(name)) },
);

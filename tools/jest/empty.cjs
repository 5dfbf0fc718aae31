// jest loads this instead of plain style sheets (moduleNameMapper in jest.config.mjs).
module.exports = {};

/** Replaces prop-types 15 in the browser. Gatsby's files describe their props with these, which React 19 ignores. */
const described = { isRequired: undefined };

export default { func: described, object: described, string: described, shape: () => described };

export { gatsbyConfig as default } from './src/gatsby/hooks/config';

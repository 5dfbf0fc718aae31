export * from './src/gatsby/hooks/node';

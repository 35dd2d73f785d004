import path from 'node:path';
import { buildEdge } from '#scripts/build/edge.ts';

export default async () => {
  const { NODE_ENV } = process.env;
  // As it is deployed: else React's development build comes along.
  process.env['NODE_ENV'] = 'production';
  await buildEdge(path.resolve('.'), path.resolve(process.env['SITE_DIR'] ?? '.', 'build'));
  process.env['NODE_ENV'] = NODE_ENV;
};

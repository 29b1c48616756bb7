import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./app/domain/**/tables.ts', './app/platform/**/tables.ts'],
  out: './app/platform/database/migrations',
});

export { databaseRefusal } from '@toolyard/postgres';

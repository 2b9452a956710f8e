// Treats an unknown connection speed as a fast one. Some browsers have `navigator.connection` without `effectiveType`, which Docusaurus
// reads whenever a link comes into view. Without this default, reading it throws an error and no page is prefetched.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const connection: unknown = Reflect.get(window.navigator, 'connection');
  if (
    typeof connection === 'object' &&
    connection !== null &&
    typeof Reflect.get(connection, 'effectiveType') !== 'string'
  ) {
    Reflect.defineProperty(connection, 'effectiveType', {value: '4g', configurable: true});
  }
}

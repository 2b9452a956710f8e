// Treats an unknown connection speed as fast. Docusaurus reads `navigator.connection.effectiveType` whenever a link comes into view. In
// browsers where `navigator.connection` lacks `effectiveType`, this would throw an error, and no page would be prefetched.
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

import {expect, test} from 'vitest';
import {parseWrk} from '../wrk';

const output = `Running 5s test @ http://127.0.0.1:8080
  2 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.31ms    1.80ms  30.10ms   88.11%
    Req/Sec    14.80k     1.02k   17.00k    70.00%
  Latency Distribution
     50%  850.00us
     75%    2.80ms
     90%    4.01ms
     99%    1.02s
  147250 requests in 5.00s, 1.60GB read
Requests/sec:  29437.11
Transfer/sec:    328.00MB
`;

test('parseWrk returns latencies in milliseconds and sizes in kB', () => {
  expect(parseWrk(output)).toEqual({
    // 1.60 GiB in 147250 responses.
    meanKilobytes: expect.closeTo(11.667, 3) as number,
    requestsPerSecond: 29437.11,
    medianMs: 0.85,
    p99Ms: 1020,
    errors: 0,
  });
});

test('parseWrk counts HTTP errors and socket errors', () => {
  const failures =
    '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\nRequests/sec:';
  expect(parseWrk(output.replace('Requests/sec:', failures)).errors).toBe(17);
});

test('parseWrk rejects output without numbers', () => {
  expect(() => parseWrk('unable to connect to 127.0.0.1:8080 Connection refused')).toThrow(
    'The output of wrk has no match for',
  );
});

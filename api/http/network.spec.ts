import { expect, it } from '@jest/globals';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:7:2:3:4:5:6', '2001:db8:7::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('%s is of the network %s', (address, network) => expect(networkOf(address)).toBe(network));

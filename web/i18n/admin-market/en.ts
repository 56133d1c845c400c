export const en = {
  'operations.title': 'Market data',
  'operations.text':
    'Where prices come from and how the provider is doing, as seen by the server that answered. Refreshes every 5 seconds.',
  'operations.refresh': 'Refresh',
  'operations.failed': 'Failed to load the state of market data',
  'operations.inForce': 'In force',
  'operations.simulated': 'Simulated market',
  'operations.reason.console': 'A key was entered here.',
  'operations.reason.environment': 'The server’s environment has a key.',
  'operations.reason.keyMissing':
    'The environment names a provider but has no key. Enter one below to get real prices.',
  'operations.reason.keyUnreadable':
    'The stored key can’t be decrypted, because the server’s signing keys changed. Enter it again.',
  'operations.reason.unset': 'No provider has been chosen. Enter a key below to get real prices.',
  'operations.since': 'Since',
  'operations.plan': 'Plan',
  'operations.plan.free': 'Free',
  'operations.plan.paid': 'Paid',
  'operations.planHint.polygon.free':
    '5 calls a minute, closing prices of the last session, no option chains. Quotes may be a day old.',
  'operations.planHint.polygon.paid':
    'Stocks Starter: 15 minutes late. Option chains need an Options plan; bids and asks only its highest one, otherwise chains show last prices.',
  'operations.planHint.alpaca.free':
    '200 calls a minute, stock prices of one exchange (IEX), option quotes 15 minutes late or indicative.',
  'operations.planHint.alpaca.paid':
    '10,000 calls a minute, prices of all exchanges, live option quotes.',
  'operations.storedAt': 'Key entered',
  'operations.checkNow': 'Check this key',
  'operations.key': 'Provider key',
  'operations.keyText':
    'Stored encrypted and never shown again. It acts at once, on other servers within seconds, and comes before the environment.',
  'operations.field.provider': 'Provider',
  'operations.field.keyId': 'Key ID',
  'operations.field.secret': 'API key',
  'operations.field.secretKey': 'Secret key',
  'operations.field.invalid': 'A key has 8 to 256 letters, digits and signs without blanks',
  'operations.check': 'Check key',
  'operations.store': 'Save key',
  'operations.stored': 'Key saved. Prices now come from {provider}.',
  'operations.storeFailed': 'Failed to save the key',
  'operations.checkFailed': 'Failed to check the key',
  'operations.remove': 'Remove key',
  'operations.removeTitle': 'Remove the stored key?',
  'operations.removeText':
    'The environment decides again; without a key there, prices are simulated. This cannot be undone.',
  'operations.removed': 'Key removed',
  'operations.removeFailed': 'Failed to remove the key',
  'operations.verdict.OK': 'The key works, option chains included.',
  'operations.verdict.PLAN':
    'The key works, but its plan has no option chains. Stocks will be real; chains will say what is missing.',
  'operations.verdict.BAD_KEY': 'The provider doesn’t accept this key. Check it for typing errors.',
  'operations.verdict.RATE':
    'The key has no calls left at the moment. Wait a minute, or choose the right plan.',
  'operations.verdict.OUTAGE':
    'The provider can’t be reached or reports a fault of its own. This says nothing about the key.',
  'operations.verdict.TIMEOUT':
    'The provider didn’t answer within 8 seconds. This says nothing about the key.',
  'operations.verdict.GARBAGE':
    'The provider’s answer can’t be used. Check the address that the server is set to.',
  'operations.figures': 'Figures',
  'operations.budget': 'Calls left',
  'operations.budgetNote': 'of {most} in {seconds} s',
  'operations.sent': 'Requests sent',
  'operations.sentNote': 'to the provider, by this server',
  'operations.hitRatio': 'Hit ratio',
  'operations.hitRatioNote': '{hits} of {calls} calls from memory',
  'operations.stale': 'Stale answers',
  'operations.staleNote': 'shown instead of newer ones',
  'operations.endpoints': 'Endpoints',
  'operations.endpoint': 'Endpoint',
  'operations.circuit': 'Circuit breaker',
  'operations.circuit.closed': 'Closed',
  'operations.circuit.halfOpen': 'Trying again',
  'operations.circuit.open': 'Open',
  'operations.age': 'Last answer',
  'operations.never': 'Never',
  'operations.lastCall': 'Last call',
  'operations.answered': 'Answered',
  'operations.noEndpoints': 'No calls yet',
  'operations.noEndpointsText': 'Endpoints appear here once somebody looks at prices.',
  'operations.simulatedTitle': 'Nothing to show for the simulated market',
  'operations.simulatedText':
    'It calls no provider. Calls, circuit breakers and faults appear here once a key is in force.',
  'operations.faults': 'Last ten faults',
  'operations.noFaults': 'No faults since the key is in force.',
  'operations.fault.PROVIDER_BAD_KEY': 'Key not accepted',
  'operations.fault.PROVIDER_PLAN': 'Not in the plan',
  'operations.fault.PROVIDER_RATE': 'No calls left',
  'operations.fault.PROVIDER_OUTAGE': 'Not reachable',
  'operations.fault.PROVIDER_TIMEOUT': 'Too slow',
  'operations.fault.PROVIDER_GARBAGE': 'Unusable answer',
} as const;

export type AdminMarketTexts = Record<keyof typeof en, string>;

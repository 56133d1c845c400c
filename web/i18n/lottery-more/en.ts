export const en = {
  'more.english': 'English',
  'more.chinese': 'Chinese',
  'more.otherLanguage': 'Left empty, it is the English text.',
  'more.utc': 'UTC, to the minute',
  'more.close': 'Close',
  'more.title': 'Title',
  'more.description': 'Description',
  'more.times': 'Times',
  'more.opensAt': 'Opens',
  'more.closesAt': 'Closes',
  'more.drawAt': 'Draw',
  'more.eligibility': 'Who may enter',
  'more.needsEmail': 'The account needs a confirmed email address',
  'more.withdrawable': 'Entries can be withdrawn while the event is active',
  'more.capacity': 'Places',
  'more.capacityHint': 'Empty = no limit of the event',
  'more.minAge': 'Account age in days',
  'more.maxWeight': 'Most chances per entry',
  'more.maxWeightHint': '1 = the same odds for everybody',
  'more.daysPerChance': 'Days per further chance',
  'more.prizes': 'Prizes',
  'more.prizeName': 'Prize {number}',
  'more.prizeText': 'Description of prize {number}',
  'more.prizeCount': 'How many of prize {number}',
  'more.prizeImage': 'Picture of prize {number}',
  'more.removePrize': 'Remove prize {number}',
  'more.addPrize': 'Add a prize',
  'more.image.keyboard': 'Keyboard',
  'more.image.headphones': 'Headphones',
  'more.image.notebook': 'Notebook',
  'more.image.lamp': 'Lamp',
  'more.image.mug': 'Mug',
  'more.image.screen': 'Screen',
  'more.drawing': 'Draw',
  'more.alternates': 'Alternates',
  'more.claimDays': 'Days to claim',
  'more.entropy': 'Randomness',
  'more.entropy.beacon': 'Public beacon (label A)',
  'more.entropy.commit': 'Committed seed (label C)',
  'more.entropyHint.beacon':
    'A round of drand that nobody can choose; this server needs the internet for the draw.',
  'more.entropyHint.commit':
    'For servers without internet: entrants must trust the organiser not to add entries late.',
  'more.rules': 'Rules',
  'more.rulesText':
    'The rules are hashed when the event is published; after the first entry they cannot change.',
  'more.rule': 'Rule {number}',
  'more.removeRule': 'Remove rule {number}',
  'more.fillRules': 'Write the standard rules',
  'more.addRule': 'Add a rule',
  'more.faults':
    '{count, plural, one {One thing is missing or wrong} other {{count} things are missing or wrong}}',
  'more.saveFailed': 'Couldn’t save the event',
  'more.saved': 'Saved',
  'more.saveDraft': 'Save draft',
  'more.saveNewManifest': 'Save and publish a new manifest',
  'more.publish': 'Publish',
  'more.publishText':
    'Publishing fixes the terms: they are hashed and signed, and everybody sees the event. Until the first entry you can still change them, in public; after it you can only cancel.',
  'more.deleteDraft': 'Delete draft',
  'more.publicPage': 'Public page',
  'more.locked': 'Somebody has entered, or the event has closed: its terms are final.',
  'more.cancelEvent': 'Cancel event',
  'more.cancelTitle': 'Cancel this event?',
  'more.cancelText':
    'It ends without winners. Everybody who entered is notified, and the reason is published. This cannot be undone.',
  'more.keepEvent': 'Keep the event',
  'more.reason': 'Reason',
  'more.phase.draft': 'Draft',
  'more.phase.upcoming': 'Upcoming',
  'more.phase.active': 'Active',
  'more.phase.closed': 'Closed',
  'more.phase.frozen': 'List frozen',
  'more.phase.drawn': 'Drawn',
  'more.phase.settled': 'Settled',
  'more.phase.cancelled': 'Cancelled',
  'more.phase.failed': 'Failed',
  'more.organiseTitle': 'My events',
  'more.organiseIntro': 'Events that you run: drafts, running ones and ended ones.',
  'more.organiseFailed': 'Couldn’t load your events',
  'more.noEvents': 'No events yet',
  'more.noEventsText': 'Create one; it stays a draft until you publish it.',
  'more.notOrganiser': 'You do not run events yet',
  'more.notOrganiserText':
    'Operators let users run events. Write to {email} and say what you want to give away.',
  'more.newer': 'Newer',
  'more.older': 'Older',
  'more.guideTitle': 'How To Play',
  'more.guideIntro':
    'How to enter, how winners are drawn, how to check a draw, and what a draw cannot prove.',
  'more.guideSteps': 'From entry to prize',
  'more.step.enter':
    'Enter while the event is active: free, once per account. You get a signed receipt with a random number; it says nothing about your account. Keep it.',
  'more.step.freeze':
    'After the close the list of entries is sorted, hashed and published: numbers and chances only. From then on it cannot change.',
  'more.step.random':
    'At least ten minutes later a round of the public beacon drand appears. Which round counts was fixed before the first entry, and nobody can know it earlier.',
  'more.step.pick':
    'List and round give a seed; the seed gives the order of winners and alternates by a published algorithm. There is no second draw.',
  'more.step.claim':
    'Winners are notified and claim in time. A prize that is declined or not claimed goes to the next alternate in order, with a public reason.',
  'more.guideProven': 'What a verified draw proves',
  'more.proven.list':
    'The list was fixed before the randomness existed: its hash stands in the signed log, and your receipt shows whether you are in it.',
  'more.proven.round':
    'The randomness came from the beacon’s group key and from the round that was announced.',
  'more.proven.repeat':
    'The winners follow from list and round alone. You can recompute them here, offline, or with somebody else’s program for the same protocol.',
  'more.proven.rules': 'Rules, prizes and times are those that were hashed before the first entry.',
  'more.proven.alternates':
    'Every prize that changed hands went to the next alternate in the order drawn.',
  'more.guideUnproven': 'What it cannot prove',
  'more.unproven.accounts':
    'That every entry is a different person. An organiser could have made accounts early. The size of the list, account age and confirmed addresses limit this; they do not exclude it.',
  'more.unproven.eligibility':
    'That eligibility was checked fairly: this happens on the server, before the list is published.',
  'more.unproven.delivery': 'That a prize was delivered. The log ends with the claim.',
  'more.unproven.beacon':
    'That the operators of the beacon did not collude: a majority of about twenty independent organisations would have to.',
  'more.unproven.watch':
    'When the list was published, if nobody looked: keep the hashes that you see before the draw. With label C you also trust the organiser not to add entries late.',
  'more.guideLabels': 'Trust labels',
  'more.guideCheck': 'Check a draw yourself',
  'more.guideCheckText':
    'Every drawn event has a page that recomputes the draw in your browser and explains each step. The proof can be saved as a file and checked without this site.',
} as const;

export type LotteryMoreTexts = Record<keyof typeof en, string>;

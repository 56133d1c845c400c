import type { ToolCard } from './tool.ts';

/** The tools that a new catalogue begins with. */
export const PRODUCT_TOOLS: readonly ToolCard[] = [
  {
    id: 'options-deals',
    title: 'Options Deals',
    description:
      'Search a stock, open its option chain and see what a strategy can earn, can lose and how likely each is.',
    icon: 'Δ',
    url: '/options',
    color: '#1f47c7',
    order: 10,
    isActive: true,
    badges: ['HOT'],
  },
  {
    id: 'lottery-system',
    title: 'Lottery System',
    description:
      'Draws with published rules and prizes. Anyone can follow how the winners came about.',
    icon: '★',
    url: '/lottery',
    color: '#b4690e',
    order: 20,
    isActive: true,
    badges: ['NEW'],
  },
  {
    id: 'data-analysis',
    title: 'Data Analysis',
    description: 'Open a file of a million rows in your browser. Nothing is uploaded.',
    icon: 'Σ',
    url: '/tools/data-analysis',
    color: '#0f7b83',
    order: 30,
    isActive: true,
    badges: ['FREE'],
  },
  {
    id: 'content-management',
    title: 'Content Management',
    description: 'Write, review and publish articles, with every version kept and compared.',
    icon: '¶',
    url: '/tools/content',
    color: '#8a3ea8',
    order: 40,
    isActive: true,
    badges: ['BETA'],
  },
  {
    id: 'code-generator',
    title: 'Code Generator',
    description: 'Fill in a form, look at the files it gives, take them away as one archive.',
    icon: '{ }',
    url: '/tools/code-generator',
    color: '#5f6b1f',
    order: 50,
    isActive: true,
    badges: ['NEW', 'BETA'],
  },
];

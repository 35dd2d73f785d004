/** Unlikely values, which are refused until a comment confirms them. */
import type { Doubt } from './table.ts';

/** The last column is what `# meant:` has to say. */
export const doubtful: Doubt[] = [
  [
    'the wrong weekday',
    'closures.yaml',
    'Closed Sunday',
    'Closed Monday',
    'October 12, 2025 is a Sunday',
    'Monday, October 12',
  ],
  ['a year far away', 'notices.yaml', 'endsAt: null', 'endsAt: "2205-10-12 12:00:00"', 'is after 2040', '2205-10-12'],
  [
    'a closure of two months',
    'closures.yaml',
    'to: "2025-10',
    'to: "2025-12',
    'closes the range for 62 days',
    '2025-12-12',
  ],
  ['ten times the price', 'prices.yaml', 'amount: 35', 'amount: 350', 'is ten times the last price', '350'],
  ['a tenth of the price', 'prices.yaml', 'amount: 650', 'amount: 65', 'is a tenth of the last price', '65'],
  ['a price by hand', 'faq.yaml', 'A day pass is {{price.day}}', 'A day pass is $35', '{{price.day}}', '$35'],
  ['an hour by hand', 'faq.yaml', 'promptly at {{hours.closes}}', 'promptly at 4 p.m', '{{hours.closes}}', '4 p.m'],
  [
    'an hour by hand, on a page',
    'pages/pass.md',
    '{{hours.last-check-in}}',
    '3:00 PM',
    '{{hours.last-check-in}}',
    '3:00 PM',
  ],
  [
    'a phone by hand',
    'pages/faq.md',
    '[this site can’t answer yet](/access#ask)',
    '(408) 555-0153',
    '{{site.phone}}',
    '(408) 555-0153',
  ],
  [
    'a mail address by hand',
    'faq.yaml',
    '[range office](/contact)',
    'office@largc.example',
    '{{site.email}}',
    'office@largc.example',
  ],
];

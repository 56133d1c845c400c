import type { CalendarDate } from '../shared/index.ts';

/** The first and the last year of the tables below. */
export const PUBLISHED_YEARS = { first: 2020, last: 2028 } as const;

/**
 * Days on which the New York Stock Exchange is closed, 2020 to 2028.
 *
 * Source: NYSE Group, 'Holiday and Early Closings Calendar', releases of 2018 (2020), 2020-12-28 (2021),
 * 2021-12-27 (2022 to 2024), 2024-11-08 (2025) and 2025-12-23 (2026 to 2028); the day of mourning of
 * 2025-01-09 was announced by itself. A New Year's Day on a Saturday (2022, 2028) is not observed.
 */
export const PUBLISHED_CLOSURES: Readonly<Record<string, readonly CalendarDate[]>> = {
  "New Year's Day": [
    '2020-01-01',
    '2021-01-01',
    '2023-01-02',
    '2024-01-01',
    '2025-01-01',
    '2026-01-01',
    '2027-01-01',
  ],
  'National Day of Mourning (Jimmy Carter)': ['2025-01-09'],
  'Martin Luther King, Jr. Day': [
    '2020-01-20',
    '2021-01-18',
    '2022-01-17',
    '2023-01-16',
    '2024-01-15',
    '2025-01-20',
    '2026-01-19',
    '2027-01-18',
    '2028-01-17',
  ],
  "Washington's Birthday": [
    '2020-02-17',
    '2021-02-15',
    '2022-02-21',
    '2023-02-20',
    '2024-02-19',
    '2025-02-17',
    '2026-02-16',
    '2027-02-15',
    '2028-02-21',
  ],
  'Good Friday': [
    '2020-04-10',
    '2021-04-02',
    '2022-04-15',
    '2023-04-07',
    '2024-03-29',
    '2025-04-18',
    '2026-04-03',
    '2027-03-26',
    '2028-04-14',
  ],
  'Memorial Day': [
    '2020-05-25',
    '2021-05-31',
    '2022-05-30',
    '2023-05-29',
    '2024-05-27',
    '2025-05-26',
    '2026-05-25',
    '2027-05-31',
    '2028-05-29',
  ],
  'Juneteenth National Independence Day': [
    '2022-06-20',
    '2023-06-19',
    '2024-06-19',
    '2025-06-19',
    '2026-06-19',
    '2027-06-18',
    '2028-06-19',
  ],
  'Independence Day': [
    '2020-07-03',
    '2021-07-05',
    '2022-07-04',
    '2023-07-04',
    '2024-07-04',
    '2025-07-04',
    '2026-07-03',
    '2027-07-05',
    '2028-07-04',
  ],
  'Labor Day': [
    '2020-09-07',
    '2021-09-06',
    '2022-09-05',
    '2023-09-04',
    '2024-09-02',
    '2025-09-01',
    '2026-09-07',
    '2027-09-06',
    '2028-09-04',
  ],
  'Thanksgiving Day': [
    '2020-11-26',
    '2021-11-25',
    '2022-11-24',
    '2023-11-23',
    '2024-11-28',
    '2025-11-27',
    '2026-11-26',
    '2027-11-25',
    '2028-11-23',
  ],
  'Christmas Day': [
    '2020-12-25',
    '2021-12-24',
    '2022-12-26',
    '2023-12-25',
    '2024-12-25',
    '2025-12-25',
    '2026-12-25',
    '2027-12-24',
    '2028-12-25',
  ],
};

/** Days on which it closes at 13:00 New York time, 2020 to 2028; same source. */
export const PUBLISHED_EARLY_CLOSES: Readonly<Record<string, readonly CalendarDate[]>> = {
  'Day before Independence Day': ['2023-07-03', '2024-07-03', '2025-07-03', '2028-07-03'],
  'Day after Thanksgiving': [
    '2020-11-27',
    '2021-11-26',
    '2022-11-25',
    '2023-11-24',
    '2024-11-29',
    '2025-11-28',
    '2026-11-27',
    '2027-11-26',
    '2028-11-24',
  ],
  'Christmas Eve': ['2020-12-24', '2024-12-24', '2025-12-24', '2026-12-24'],
};

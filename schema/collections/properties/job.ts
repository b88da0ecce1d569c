import { type PropertyRule, text } from './property-rule.ts'

/** What only jobs have. */
export const jobProperties = {
  datePosted: {
    of: ['job'],
    from: ['date'],
    description: 'The day on which the job was published.',
    usual: ['posted', 'published'],
  },
  validThrough: { of: ['job'], from: ['date'], description: 'The last day to apply.', usual: ['until', 'closes'] },
  employmentType: {
    of: ['job'],
    from: text,
    list: true,
    description: 'Such as `FULL_TIME`, `PART_TIME` or `TEMPORARY`.',
  },
  jobLocation: {
    of: ['job'],
    from: ['reference'],
    description: 'Where the work is: a record that is a place.',
    usual: ['city', 'town', 'office', 'shop', 'location'],
  },
  baseSalary: {
    of: ['job'],
    from: ['money', 'number'],
    description: 'What it pays, in the `currency` of the site.',
    usual: ['pay', 'salary', 'wage'],
  },
  unitText: {
    of: ['job'],
    from: text,
    description: 'For how long it pays that: `HOUR`, `DAY`, `WEEK`, `MONTH` or `YEAR`.',
  },
  jobLocationType: {
    of: ['job'],
    from: text,
    description: '`TELECOMMUTE` where all of the work may be done from home.',
  },
  applicantLocationRequirements: {
    of: ['job'],
    from: [...text, 'reference'],
    list: true,
    description: 'Where people who work from home must live: a country, or a record that is an area.',
    usual: ['countries', 'country', 'regions'],
  },
} as const satisfies Record<string, PropertyRule>

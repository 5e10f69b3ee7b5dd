export default {
  economy_title: 'What the house can afford',
  economy_text: 'Of every edge at most 60% is given away: own rebate, agents’ points and salaries together.',
  economy_on: 'Guard on',
  economy_off: 'Guard off',
  economy_group: 'Highest prize group in use: {highestG}',
  economy_product: 'Product',
  economy_edge: 'Edge',
  economy_budget: 'Budget',
  economy_rebate: 'Own rebate',
  economy_points: 'Agents’ points',
  economy_salary: 'Salaries',
  economy_sum: 'Sum',
} as const

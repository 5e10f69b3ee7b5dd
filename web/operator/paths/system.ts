/** Operators, what they did, and how the site is configured. */
export const systemPaths = {
  operators: '/operator/operators',
  audit: '/operator/audit',
  settings: '/operator/settings',
  jobs: '/operator/jobs',
  components: '/operator/components',
  account: '/operator/account',
} as const

/** How the site is set up for its members. */
export const sitePaths = {
  status: '/operator/status',
  registerFields: '/operator/register-fields',
  flags: '/operator/flags',
  access: '/operator/access',
} as const

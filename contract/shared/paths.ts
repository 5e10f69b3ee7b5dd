/** Addresses that are not calls of a module, once. */
export const API_PREFIX = '/api/'
export const OPENAPI_PATH = '/api/openapi.json'
export const DOCS_PATH = '/api/docs'
/** The console's page, and what its own calls begin with. */
export const OPERATOR_PATH = '/operator'
export const OPERATOR_API_PREFIX = '/api/operator/'
export const REALTIME_PATH = '/api/realtime'

/** Addresses that are not calls of a module. */
export const API_PREFIX = '/api/'
export const OPENAPI_PATH = '/api/openapi.json'
export const DOCS_PATH = '/api/docs'
/** The address of the console's page, and the prefix of its own calls. */
export const OPERATOR_PATH = '/operator'
export const OPERATOR_API_PREFIX = '/api/operator/'
export const REALTIME_PATH = '/api/realtime'

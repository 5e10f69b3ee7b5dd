/** Addresses that are not calls of a module, once. */
export const API_PREFIX = '/api/'
export const OPENAPI_PATH = '/api/openapi.json'
export const DOCS_PATH = '/api/docs'
export const REALTIME_PATH = '/api/realtime'

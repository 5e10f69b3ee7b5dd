/** The two parts of jose that sealing needs, as one chunk. */
export { CompactEncrypt, importJWK } from 'jose'

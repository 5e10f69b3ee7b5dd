/** The vendor port in the OpenAPI document: not calls of the pipeline, since they have an envelope of their own. */
export function vendorPaths(): Record<string, unknown> {
  return {}
}

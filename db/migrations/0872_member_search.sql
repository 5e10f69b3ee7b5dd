-- Up Migration
-- Members are found by any part of their name or e-mail. The index holds every piece of two and of three letters of both,
-- so that it serves every script and needs no extension.
CREATE FUNCTION identity.search_pieces(p_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(lower(p_text), at, size)), '{}')
  FROM generate_series(2, 3) AS size, generate_series(1, greatest(length(p_text) - size + 1, 0)) AS at
$$;

-- The pieces that a name must hold to hold this text: those of three letters, or the text itself if it has only two.
CREATE FUNCTION identity.pieces_of(p_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(lower(p_text), at, least(length(p_text), 3))), '{}')
  FROM generate_series(1, greatest(length(p_text) - 2, 1)) AS at
$$;

-- The index calls it for every row that is written, whoever writes it.
GRANT EXECUTE ON FUNCTION identity.search_pieces(text), identity.pieces_of(text) TO sala_app;

CREATE INDEX account_by_pieces ON identity.account
  USING gin (identity.search_pieces(coalesce(payee_name, '') || chr(10) || coalesce(email, '')));
CREATE INDEX account_by_registered_address ON identity.account (merchant_id, registered_address) WHERE registered_address <> '';
CREATE INDEX account_by_last_address ON identity.account (merchant_id, last_sign_in_address) WHERE last_sign_in_address IS NOT NULL;

-- The audit log is read by days, too.
CREATE INDEX audit_log_by_time ON app.audit_log (at);

-- Trigger of identity.account: notes who registered, for the next fold. Trial accounts are in no team.
CREATE OR REPLACE FUNCTION agents.note_newcomer()
RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO agents.newcomer (account_id) SELECT account_id FROM come WHERE type <> 4;
  RETURN NULL;
END $$;

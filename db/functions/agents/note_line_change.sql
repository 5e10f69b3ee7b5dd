-- Trigger of identity.upline: notes which accounts came into a team and which left it, for the next fold of
-- what teams hold now (agents.fold_money). It only appends, so registrations do not wait for each other.
CREATE OR REPLACE FUNCTION agents.note_line_change()
RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    INSERT INTO agents.line_change (account_id, upline_id, step)
    SELECT account_id, upline_id, -1 FROM gone;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO agents.line_change (account_id, upline_id, step)
    SELECT account_id, upline_id, 1 FROM come;
  END IF;
  RETURN NULL;
END $$;

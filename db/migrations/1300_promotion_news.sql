-- Up Migration
-- Every change of a claim's state, and of what members see of a promotion, is an event, whoever wrote it
-- (docs/flows/promotions.md). The functions are in db/functions/promotions; here they are made for the triggers.
CREATE FUNCTION promotions.note_claims() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION promotions.note_promotion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;

CREATE TRIGGER note_new_claims AFTER INSERT ON promotions.claim
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION promotions.note_claims();
CREATE TRIGGER note_claims AFTER UPDATE ON promotions.claim
REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION promotions.note_claims();

CREATE TRIGGER note_new_promotion AFTER INSERT ON promotions.promotion
FOR EACH ROW WHEN (NEW.state = 'LIVE') EXECUTE FUNCTION promotions.note_promotion();
-- What was given of it changes with every claim, and is no news.
CREATE TRIGGER note_promotion AFTER UPDATE ON promotions.promotion
FOR EACH ROW WHEN (
  (NEW.state <> 'DRAFT' OR OLD.state <> 'DRAFT')
  AND (NEW.state, NEW.stop_reason, NEW.names, NEW.texts, NEW.image_url, NEW.arguments, NEW.audience, NEW.starts_at,
       NEW.ends_at, NEW.position, NEW.may_reapply, NEW.claim_limit, NEW.budget_amount)
    IS DISTINCT FROM
      (OLD.state, OLD.stop_reason, OLD.names, OLD.texts, OLD.image_url, OLD.arguments, OLD.audience, OLD.starts_at,
       OLD.ends_at, OLD.position, OLD.may_reapply, OLD.claim_limit, OLD.budget_amount))
EXECUTE FUNCTION promotions.note_promotion();

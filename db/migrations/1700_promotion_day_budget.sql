-- Up Migration
-- What a promotion may give in one business day, beside what it may give in all (docs/flows/promotions.md).
ALTER TABLE promotions.promotion
  -- Null: no bound.
  ADD COLUMN day_budget_amount bigint CHECK (day_budget_amount > 0),
  -- What was given on the latest day on which it gave something, in the merchant's time zone.
  ADD COLUMN day_spent_amount bigint NOT NULL DEFAULT 0 CHECK (day_spent_amount >= 0),
  ADD COLUMN day_spent_on date;

-- What was given of it changes with every claim, and is no news.
DROP TRIGGER note_promotion ON promotions.promotion;
CREATE TRIGGER note_promotion AFTER UPDATE ON promotions.promotion
FOR EACH ROW WHEN (
  (NEW.state <> 'DRAFT' OR OLD.state <> 'DRAFT')
  AND (NEW.state, NEW.stop_reason, NEW.names, NEW.texts, NEW.image_url, NEW.arguments, NEW.audience, NEW.starts_at,
       NEW.ends_at, NEW.position, NEW.may_reapply, NEW.claim_limit, NEW.budget_amount, NEW.day_budget_amount)
    IS DISTINCT FROM
      (OLD.state, OLD.stop_reason, OLD.names, OLD.texts, OLD.image_url, OLD.arguments, OLD.audience, OLD.starts_at,
       OLD.ends_at, OLD.position, OLD.may_reapply, OLD.claim_limit, OLD.budget_amount, OLD.day_budget_amount))
EXECUTE FUNCTION promotions.note_promotion();

CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" text NOT NULL,
	"email_key" text NOT NULL,
	"staff" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "customer_notes_person" ON "customer_notes" USING btree ("email_key","location_id","id");--> statement-breakpoint
CREATE INDEX "customer_notes_at" ON "customer_notes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree (lower(contact->>'email'),"location_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id");
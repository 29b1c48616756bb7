CREATE TABLE "entry_images" (
	"entry" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"alternative" text NOT NULL,
	"hash" text
);
--> statement-breakpoint
ALTER TABLE "entry_images" ADD CONSTRAINT "entry_images_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_images_hash" ON "entry_images" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "entry_images_source" ON "entry_images" USING btree ("source","hash");
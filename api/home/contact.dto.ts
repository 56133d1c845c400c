import { ApiProperty } from '@nestjs/swagger';
import {
  SOCIAL_KINDS,
  type ContactSettings,
  type SocialKind,
  type SocialLink,
} from '../composition/contact-settings.ts';

export class SocialLinkResponse implements SocialLink {
  @ApiProperty({ enum: SOCIAL_KINDS, enumName: 'SocialKind' })
  kind!: SocialKind;

  @ApiProperty({ type: String, format: 'uri' })
  url!: string;
}

export class ContactResponse implements ContactSettings {
  @ApiProperty({ type: String })
  email!: string;

  @ApiProperty({ type: String, nullable: true })
  wechat!: string | null;

  @ApiProperty({ type: String, nullable: true })
  address!: string | null;

  @ApiProperty({ type: [SocialLinkResponse] })
  social!: SocialLinkResponse[];
}

export class ContactEnvelope {
  @ApiProperty({ type: ContactResponse })
  data!: ContactResponse;
}

export const toContactEnvelope = ({
  email,
  wechat,
  address,
  social,
}: ContactSettings): ContactEnvelope => ({
  data: { email, wechat, address, social: social.map(({ kind, url }) => ({ kind, url })) },
});

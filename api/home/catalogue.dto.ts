import { ApiProperty, OmitType } from '@nestjs/swagger';
import { BADGES, type Badge, type HomeApp, type ToolCard } from '@toolyard/core/tools';

export class ToolResponse implements ToolCard {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: String, description: 'A path below /uploads/, or a few characters' })
  icon!: string;

  @ApiProperty({ type: String, description: 'What the image shows; empty where it only decorates' })
  iconAlt!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where the card leads; null leads to /{id}',
  })
  url!: string | null;

  @ApiProperty({ type: String, example: '#3b82f6' })
  color!: string;

  @ApiProperty({ type: Number })
  order!: number;

  @ApiProperty({ type: Boolean })
  isActive!: boolean;

  @ApiProperty({ enum: BADGES, enumName: 'ToolBadge', isArray: true })
  badges!: Badge[];
}

export class HomeAppResponse extends OmitType(ToolResponse, ['order']) implements HomeApp {}

export class ToolListResponse {
  @ApiProperty({ type: [ToolResponse] })
  data!: ToolResponse[];
}

export class HomeAppListResponse {
  @ApiProperty({ type: [HomeAppResponse] })
  data!: HomeAppResponse[];
}

export const toHomeAppResponse = (app: HomeApp): HomeAppResponse => ({
  id: app.id,
  title: app.title,
  description: app.description,
  icon: app.icon,
  iconAlt: app.iconAlt,
  url: app.url,
  color: app.color,
  isActive: app.isActive,
  badges: [...app.badges],
});

export const toToolResponse = (tool: ToolCard): ToolResponse => ({
  ...toHomeAppResponse(tool),
  order: tool.order,
});

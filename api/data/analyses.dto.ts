import { ApiProperty } from '@nestjs/swagger';
import {
  ANALYSIS_NAME_MAX,
  CHART_KINDS,
  COLUMN_TYPES,
  MAX_ANALYSES,
  RECIPE_VERSION,
  STEP_KINDS,
  type ChartKindName,
  type Column,
  type ColumnType,
  type SavedAnalysis,
  type StepKindName,
} from '@toolyard/core/data';
import { IsObject, IsUUID } from 'class-validator';
import { instant } from '../http/instant.ts';

export class RecipeColumnResponse implements Column {
  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ enum: COLUMN_TYPES, enumName: 'AnalysisColumnType' })
  type!: ColumnType;

  @ApiProperty({
    type: String,
    enum: ['%'],
    nullable: true,
    description: 'Percentages are kept as fractions',
  })
  unit!: '%' | null;

  @ApiProperty({ type: String, nullable: true, example: '€' })
  currency!: string | null;
}

export class RecipeSourceResponse {
  @ApiProperty({ type: String, description: 'The first is analyzed; others can be joined' })
  id!: string;

  @ApiProperty({ type: String, description: 'The name of the table in SQL' })
  name!: string;

  @ApiProperty({ type: [RecipeColumnResponse] })
  columns!: readonly RecipeColumnResponse[];
}

const PARAMETERS = { type: 'object', additionalProperties: true } as const;

export class RecipeStepResponse {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ enum: STEP_KINDS.map(({ kind }) => kind), enumName: 'AnalysisStepKind' })
  kind!: StepKindName;

  @ApiProperty({ type: Boolean, description: 'False where the step is switched off' })
  on!: boolean;

  @ApiProperty({
    ...PARAMETERS,
    description: 'What the kind needs',
    example: { columns: ['city'] },
  })
  parameters!: object;
}

export class RecipeChartResponse {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ enum: CHART_KINDS.map(({ kind }) => kind), enumName: 'AnalysisChartKind' })
  kind!: ChartKindName;

  @ApiProperty({ ...PARAMETERS, description: 'What the kind needs' })
  parameters!: object;
}

export class ChartFilterResponse {
  @ApiProperty({ type: String, description: 'Id of the chart that was pressed' })
  chart!: string;

  @ApiProperty({
    ...PARAMETERS,
    description: 'The condition of the rows that the other charts show',
    example: { kind: 'one-of', column: 'city', values: ['Oslo'] },
  })
  where!: object;
}

export class RecipeDashboardResponse {
  @ApiProperty({
    type: [ChartFilterResponse],
    description: 'The filter over all charts, at most one part per chart',
  })
  filters!: readonly ChartFilterResponse[];

  @ApiProperty({ type: [String], description: 'Ids of the charts as wide as the page' })
  wide!: readonly string[];
}

export class RecipeResponse {
  @ApiProperty({ type: 'integer', enum: [RECIPE_VERSION], description: 'Of the form' })
  version!: typeof RECIPE_VERSION;

  @ApiProperty({ type: String, description: 'That of the analysis' })
  id!: string;

  @ApiProperty({ type: String, minLength: 1, maxLength: ANALYSIS_NAME_MAX })
  name!: string;

  @ApiProperty({ type: [RecipeSourceResponse] })
  sources!: readonly RecipeSourceResponse[];

  @ApiProperty({ type: [RecipeStepResponse] })
  steps!: readonly RecipeStepResponse[];

  @ApiProperty({ type: [RecipeChartResponse] })
  charts!: readonly RecipeChartResponse[];

  @ApiProperty({
    type: RecipeDashboardResponse,
    required: false,
    description: 'Absent where no chart is wide and nothing is filtered',
  })
  dashboard?: RecipeDashboardResponse;
}

export class AnalysisResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({ type: RecipeResponse })
  recipe!: RecipeResponse;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

export class AnalysesResponse {
  @ApiProperty({
    type: [AnalysisResponse],
    maxItems: MAX_ANALYSES,
    description: 'Last changed first',
  })
  data!: AnalysisResponse[];
}

export class SavedAnalysisResponse {
  @ApiProperty({ type: AnalysisResponse })
  data!: AnalysisResponse;
}

export class AnalysisParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class SaveAnalysisRequest {
  @ApiProperty({
    type: RecipeResponse,
    description:
      'What is done with the data, never the data. Its id is replaced by that of the analysis',
  })
  @IsObject()
  recipe!: object;
}

export const toAnalysisResponse = (analysis: SavedAnalysis): AnalysisResponse => ({
  id: analysis.id,
  version: analysis.version,
  recipe: analysis.recipe,
  createdAt: instant(analysis.createdAt),
  updatedAt: instant(analysis.updatedAt),
});
